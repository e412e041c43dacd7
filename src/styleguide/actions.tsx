import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { arrowRightIcon, pencilIcon, plusIcon, searchIcon, trashIcon } from '#ui/icon/admin-icons.ts'
import { closeIcon, menuIcon, userIcon } from '#ui/icon/frame-icons.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { alertIcon, checkIcon, chevronDownIcon, chevronLeftIcon, chevronRightIcon, infoIcon } from '#ui/icon/icons.ts'
import { calendarIcon, externalIcon, minusIcon } from '#ui/icon/lazy-icons.ts'
import { facebookIcon, globeIcon, moonIcon, sunIcon } from '#ui/icon/static-icons.ts'
import { Link } from '#ui/link.tsx'
import { Tooltip } from '#ui/overlay/tooltip.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const variants = ['primary', 'ghost', 'danger', 'quiet'] as const

// Imported one by one: a namespace import would add a table of all icons to the frame.
const icons = {
  menuIcon,
  closeIcon,
  sunIcon,
  moonIcon,
  globeIcon,
  userIcon,
  facebookIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  plusIcon,
  minusIcon,
  searchIcon,
  alertIcon,
  infoIcon,
  calendarIcon,
  arrowRightIcon,
  externalIcon,
  trashIcon,
  pencilIcon,
} as const

export function Actions() {
  return (
    <Group id="actions" title="Actions">
      <Specimen id="button" title="Button" note="46 px high. Pending keeps width, label and focus.">
        <ButtonStates size="m" />
        <PressOnce />
      </Specimen>
      <Specimen id="button-dense" title="Button, dense" note="36 px for a mouse, 44 px for a finger.">
        <ButtonStates size="s" />
        <Row>
          <Button size="s" variant="ghost">
            <Icon path={icons.plusIcon} className="size-4" /> Add a rule
          </Button>
        </Row>
      </Specimen>
      <Specimen id="link" title="Link">
        <Row>
          <Link href="#link">A link in a text</Link>
          <Link href="#link" tone="quiet">
            A quiet link
          </Link>
          <Link href="https://example.com" newTabLabel="(opens in a new tab)">
            A link that leaves
          </Link>
          <a href="#link" className={buttonStyles()}>
            An anchor as a button <Icon path={icons.arrowRightIcon} />
          </a>
        </Row>
      </Specimen>
      <Specimen id="tooltip" title="Tooltip" note="The name of an icon-only button.">
        <Row>
          <Tooltip label="Edit">
            <Button variant="ghost" shape="icon">
              <Icon path={icons.pencilIcon} />
            </Button>
          </Tooltip>
          <Tooltip label="Delete">
            <Button variant="danger" shape="icon" size="s">
              <Icon path={icons.trashIcon} className="size-[18px]" />
            </Button>
          </Tooltip>
        </Row>
      </Specimen>
      <Specimen id="icon" title="Icon" note="Own drawings, 24 px, stroke 1.6.">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(144px,1fr))] gap-3">
          {Object.entries(icons).map(([name, path]) => (
            <li key={name} className="flex items-center gap-3 text-[15px] text-ink-2">
              <Icon path={path} className="size-6 text-ink" /> {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </Group>
  )
}

function ButtonStates({ size }: { size: 'm' | 's' }) {
  return [{}, { pending: true }, { disabled: true }].map((state) => (
    <Row key={Object.keys(state).join()}>
      {variants.map((variant) => (
        <Button key={variant} variant={variant} size={size} {...state}>
          Save {variant}
        </Button>
      ))}
    </Row>
  ))
}

function PressOnce() {
  const [presses, setPresses] = useState(0)
  const [pending, setPending] = useState(false)
  function press() {
    setPresses(presses + 1)
    setPending(true)
    setTimeout(() => setPending(false), 2000)
  }
  return (
    <Row>
      <Button variant="ghost" pending={pending} onClick={press}>
        Press me twice
      </Button>
      <span className="measure text-ink-2">received: {presses}</span>
    </Row>
  )
}
