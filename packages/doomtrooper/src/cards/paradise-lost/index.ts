export * from './beasts.ts';
export * from './equipment.ts';
export * from './specials.ts';
export * from './warriors/crescentia.ts';
export * from './warriors/lutheran.ts';
export * from './warriors/rasputin.ts';
export * from './warriors/templars.ts';
export * from './warzones.ts';
