/** What every measured server does for the bench: says where it listens, answers for its CPU and heap, stops with its parent. */
export function control({ port, address }) {
  process.on('message', message => {
    if (message.command === 'stop') process.exit(0);
    for (let i = 0; i < 4; i++) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send({ id: message.id, cpuMs: (user + system) / 1000, heapBytes: heapUsed + external });
  });
  process.on('disconnect', () => process.exit(0));
  setTimeout(() => process.exit(2), Number(process.env.LIFE_MS ?? 90_000)).unref();
  process.send({ port, address });
}
