/**
 * An image of Python's memory, kept in the browser's cache: a start from it needs no imports and takes a third of the
 * time. Only a start is quicker for it, so nobody is told if it can't be kept.
 */

/** The service worker leaves this cache alone. */
const NAME = 'operahouse-python'
const PACKED = 'application/gzip'

const open = async (): Promise<Cache | null> => ('caches' in self ? caches.open(NAME).catch(() => null) : null)
const placeOf = (base: string): string => `${base}image`

/** The image of these files of Python, if there is one. */
export async function keptImage(base: string): Promise<Blob | null> {
  const found = await (await open())?.match(placeOf(base)).catch(() => null)
  return found ? found.blob() : null
}

/** Keep it instead of those of other versions. Returns it packed, as it's kept. */
export async function keepImage(base: string, image: Blob): Promise<Blob> {
  const stream = image.stream().pipeThrough(new CompressionStream('gzip'))
  const packed = await new Response(stream, { headers: { 'content-type': PACKED } }).blob()
  const cache = await open()
  const place = placeOf(base)
  try {
    for (const { url } of (await cache?.keys()) ?? []) if (url !== place) await cache?.delete(url)
    await cache?.put(place, new Response(packed))
  } catch (error) {
    console.warn(error)
  }
  return packed
}

/** Make room for what can't be made anew. Whether there was an image. */
export async function forgetImages(): Promise<boolean> {
  return 'caches' in self && caches.delete(NAME).catch(() => false)
}

/** The memory itself. */
export async function memoryOf(image: Blob): Promise<Uint8Array> {
  const stream = image.type === PACKED ? image.stream().pipeThrough(new DecompressionStream('gzip')) : image.stream()
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
