/** A text as it goes over a WebSocket (RFC 6455, §5.2): one unmasked frame, made once for everyone who gets it. */
export type Frame = Buffer;

const FINAL_TEXT = 0x81;

export function frameOf(text: string): Frame {
  const bytes = Buffer.byteLength(text);
  const head = bytes < 126 ? 2 : bytes < 0x1_0000 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + bytes);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = bytes;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(bytes, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(bytes), 2);
  }
  frame.write(text, head);
  return frame;
}
