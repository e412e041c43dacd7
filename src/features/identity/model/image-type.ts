const SIGNATURES = [
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
] as const

/** Detects the type by magic bytes, not by file name. */
export function detectImageType(content: Uint8Array): string | undefined {
  return SIGNATURES.find(({ at, bytes }) => bytes.every((byte, i) => content[at + i] === byte))?.type
}
