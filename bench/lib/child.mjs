/** Starts a server in a process of its own, asks it for its figures, stops it. */
import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { addChildCpuMs } from './measure.mjs';

const children = new Set();
process.on('exit', () => children.forEach(child => child.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

/** `file` must use servers/control.mjs. Gives { port, pid, stats(), stop() }. */
export function startServer(file, env = {}) {
  const child = fork(new URL(`../${file}`, import.meta.url), [], {
    // BENCH_PROFILE=<folder> keeps a CPU profile of every server there.
    execArgv: ['--expose-gc', ...(process.env.BENCH_PROFILE ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`] : [])],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.add(child);
  const exited = new Promise(done => child.once('exit', done));
  const waiting = new Map();
  let asked = 0;
  const stats = () =>
    new Promise(answer => {
      waiting.set(++asked, answer);
      child.send({ command: 'stats', id: asked });
    });
  const stop = async () => {
    addChildCpuMs((await stats()).cpuMs);
    child.send({ command: 'stop' });
    setTimeout(() => child.kill('SIGKILL'), 2000).unref();
    await exited;
    children.delete(child);
  };
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`${file} did not start`)), 15_000).unref();
    void exited.then(code => reject(new Error(`${file} exited with ${code}`)));
    child.on('message', message => {
      if ('port' in message) {
        if (message.address !== '127.0.0.1') reject(new Error(`${file} listens on ${message.address}, not on loopback alone`));
        resolve({ port: message.port, pid: child.pid, stats, stop });
      } else {
        waiting.get(message.id)?.(message);
        waiting.delete(message.id);
      }
    });
  });
}

/** CPU time of a process so far, all threads, in steps of 10 ms; NaN where the system does not say. */
export function cpuMsOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

/** The same in nanoseconds, finely: the sum of what its threads have used. For short times, in which no thread ends. */
export function threadsNs(pid) {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]);
  return ns;
}
