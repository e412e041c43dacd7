import { useId, useState } from 'react'
import { cn } from '#ui/cn.ts'
import { useFieldError } from '#ui/form/form-errors.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon } from '#ui/icon/icons.ts'
import { STARS, type StarCount } from '../model/review.ts'
import { STAR_PATH } from './static/stars.tsx'

type StarFieldProps = { label: string; nameOf: (stars: StarCount) => string; defaultValue?: number | undefined }

/** Native radio buttons styled as stars, so that keyboard and screen readers work without ARIA. */
export function StarField({ label, nameOf, defaultValue }: StarFieldProps) {
  const id = useId()
  const error = useFieldError('rating', undefined)
  const [chosen, setChosen] = useState(defaultValue)
  const [hovered, setHovered] = useState<StarCount>()
  const shownStars = hovered ?? chosen ?? 0
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and the legend still names it
      role="radiogroup"
      aria-required="true"
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="mb-1 font-semibold leading-snug">{label}</legend>
      <div className="-ml-1.5 flex flex-wrap items-center gap-x-3">
        <span className="flex" onPointerLeave={() => setHovered(undefined)}>
          {STARS.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(stars)}
              className="relative cursor-pointer rounded-sm p-1.5 has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={stars === defaultValue}
                // biome-ignore lint/a11y/noAutofocus: a form with a value replaces the edit button, which had the focus
                autoFocus={stars === defaultValue}
                aria-invalid={error ? true : undefined}
                onChange={() => setChosen(stars)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                strokeWidth="1.4"
                strokeLinejoin="round"
                className={cn(
                  'size-8',
                  stars <= shownStars ? 'fill-brand stroke-brand-strong' : 'fill-sheet stroke-ink-3',
                )}
              >
                <path d={STAR_PATH} />
              </svg>
              <span className="sr-only">{nameOf(stars)}</span>
            </label>
          ))}
        </span>
        <span aria-hidden="true" className="text-ink-2">
          {shownStars > 0 && nameOf(shownStars as StarCount)}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-[0.92em] text-danger leading-normal">
          <Icon path={alertIcon} className="mt-[0.2em] size-[1.15em]" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
