import { createIsomorphicFn } from '@tanstack/react-start'
import { Icon, type IconPath } from '#ui/icon/icon.tsx'
import { facebookIcon, globeIcon, moonIcon, sunIcon } from '#ui/icon/static-icons.ts'

type IconName = 'facebook' | 'globe' | 'moon' | 'sun'

/** The frame stays mounted, so the path that the server wrote stays in the page; the scripts leave it out. */
const pathOf = createIsomorphicFn()
  .server(
    (name: IconName): IconPath | undefined =>
      (({ facebook: facebookIcon, globe: globeIcon, moon: moonIcon, sun: sunIcon }) as const)[name],
  )
  .client((_: IconName): IconPath | undefined => undefined)

export function FrameIcon({ name, className }: { name: IconName; className?: string }) {
  return <Icon path={pathOf(name)} className={className} />
}
