/** A file's queries are answered at once: without this, nobody else has a turn while one thing after another is gone through. */
export const letOthers = (): Promise<void> => new Promise(done => setImmediate(done));
