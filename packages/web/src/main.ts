/** The page begins here. */
import { mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import App from './App.svelte';
import './shell/install.svelte.ts';

mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => {}));
}
