import heads from './heads.svg?url'

/**
 * The drawing beside the words of a page head. Its sprite is a file of its own, which the first paint does not wait for;
 * `.head-drawing` in frame.css reserves its place.
 */
export function HeadDrawing({ name }: { name: string }) {
  return (
    <svg aria-hidden="true" className="head-drawing">
      <use href={`${heads}#${name}`} />
    </svg>
  )
}
