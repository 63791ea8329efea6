/** The page. Names with a hash in them never change; everything else is asked for again each time. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const PACKABLE = /^(text|application\/(json|manifest|wasm)|image\/svg)/;

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

interface PageFile {
  readonly path: string;
  readonly type: string;
  readonly cache: string;
  bytes: Buffer | null;
  tag: string;
  readonly packed: Map<string, Promise<Buffer>>;
}

export interface StaticResponse {
  readonly status: 200 | 304 | 404;
  readonly headers: Record<string, string>;
  readonly body: Buffer | null;
}

/** All files of a folder, known by name from the start and read when they are asked for. Nothing outside it can be reached. */
export class StaticFiles {
  private readonly files = new Map<string, PageFile>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(folder, path).split(sep).join('/')}`;
      const type = TYPES[extname(entry.name).toLowerCase()] ?? 'application/octet-stream';
      const hashed = url.startsWith('/assets/') && /[-.][\w-]{8,}\.\w+$/.test(url);
      this.files.set(url, {
        path,
        type,
        cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        bytes: null,
        tag: '',
        packed: new Map(),
      });
    }
  }

  get built(): boolean {
    return this.files.has('/index.html');
  }

  /** A file, or the page itself for a path that is a place within it. */
  async serve(path: string, accepts: string, knownTag: string | undefined): Promise<StaticResponse> {
    const isPlace = !/\.\w+$/.test(path);
    const file = this.files.get(path) ?? (isPlace ? this.files.get('/index.html') : undefined);
    if (!file)
      return {
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
        body: Buffer.from('not found\n'),
      };
    if (!file.bytes) {
      file.bytes = readFileSync(file.path);
      file.tag = `"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`;
    }
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': file.cache,
      etag: file.tag,
      vary: 'accept-encoding',
    };
    if (knownTag === file.tag) return { status: 304, headers, body: null };
    const encoding =
      file.bytes.length < 1024 || !PACKABLE.test(file.type)
        ? null
        : /\bbr\b/.test(accepts)
          ? 'br'
          : /\bgzip\b/.test(accepts)
            ? 'gzip'
            : null;
    if (!encoding) return { status: 200, headers, body: file.bytes };
    let packed = file.packed.get(encoding);
    if (!packed) {
      packed = encoding === 'br' ? brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) : zip(file.bytes);
      file.packed.set(encoding, packed);
    }
    return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body: await packed };
  }
}
