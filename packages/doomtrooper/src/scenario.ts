export function readScenario(): never { throw new Error('soon'); }
