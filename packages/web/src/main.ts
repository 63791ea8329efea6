/** The page begins here. */
import { mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import App from './App.svelte';
import './shell/install.svelte.ts';
import { settings } from './shell/settings.svelte.ts';
import { loadLanguage } from './text/index.svelte.ts';

// A page without words is no page: the reader's language comes first, or else the other one.
await loadLanguage(settings.language).catch(() => loadLanguage(settings.language === 'cs' ? 'en' : 'cs'));
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
  // What the first page needs goes before what is kept for later.
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
}
