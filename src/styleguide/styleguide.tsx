import { Link } from '#ui/link.tsx'
import { Actions } from './actions.tsx'
import { Data } from './data.tsx'
import { Feedback } from './feedback.tsx'
import { Forms } from './forms.tsx'
import { Overlays } from './overlays.tsx'

const groups = ['actions', 'forms', 'overlays', 'data', 'feedback'] as const

/** Every primitive in every state, for developers. English only, not indexed, not linked from the site. */
export function Styleguide() {
  return (
    <div className="wrap pt-16 pb-24">
      <h1>Styleguide</h1>
      <p className="mt-5 max-w-[44em] text-[1.1rem] text-ink-2">
        Every primitive in every state. Try it with the keyboard, at 360 px and in both themes.
      </p>
      <nav aria-label="Groups" className="mt-6 mb-14">
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {groups.map((group) => (
            <li key={group}>
              <Link href={`#${group}`} className="inline-block py-2 capitalize">
                {group}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Actions />
      <Forms />
      <Overlays />
      <Data />
      <Feedback />
    </div>
  )
}
