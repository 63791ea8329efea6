/** A server in a process that can be killed. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { later, QUICK } from '../harness.ts';
import { bundle } from './bundle.ts';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  readonly exited: Promise<number | null>;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts a server on a data folder; `shell` wraps its command line, to take something away from it. */
export async function serverProcess(
  dataDir: string,
  env: Record<string, string> = {},
  shell?: (command: string) => string,
): Promise<ServerProcess> {
  const file = await bundle(fileURLToPath(new URL('serve.ts', import.meta.url)));
  const settings = Object.fromEntries(Object.entries(QUICK).flatMap(([name, value]) => (name === 'games' ? [] : [[name, String(value)]])));
  const command = shell ? ['bash', '-c', shell(`exec ${process.execPath} ${file}`)] : [process.execPath, file];
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, ...settings, DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<number | null>(done => child.once('exit', code => done(code)));
  later(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve((JSON.parse(data.toString()) as { port: number }).port));
    void exited.then(code => reject(new Error(`the server ended with ${code}`)));
  });
  const kill = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return { url: `http://127.0.0.1:${port}`, child, exited, kill };
}
