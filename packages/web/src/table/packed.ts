/** A record small enough for a link: compressed, in letters an address may carry. It stays in the fragment, so no server sees it. */
async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (let i = 0; i < bytes.length; i += 0x8000) letters += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = await through(
    Uint8Array.from(letters, letter => letter.charCodeAt(0)),
    new DecompressionStream('deflate-raw'),
  );
  return new TextDecoder().decode(bytes);
}

/** What browsers, mails and chats carry without cutting. */
export const LONGEST_LINK = 30_000;
