import type { Plugin } from 'vite';

export function testsByRulePlugin(): Plugin;
