import { type ComponentProps, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Chip, ToggleChip } from '#ui/chip.tsx'
import { Pagination } from '#ui/data/pagination.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Charts } from './charts.tsx'
import { Group, Row, Specimen } from './specimen.tsx'

const paging: Omit<ComponentProps<typeof Pagination>, 'label' | 'page' | 'pages'> = {
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pageLabel: (page) => `Page ${page}`,
  renderLink: ({ page, ...link }) => <a href={`?page=${page}`} {...link} />,
}

export function Data() {
  const [filters, setFilters] = useState(['technical'])
  const [tag, setTag] = useState(true)
  return (
    <Group id="data" title="Data">
      <Tables />
      <Charts />
      <Specimen id="pagination" title="Pagination">
        <div className="flex flex-col gap-5">
          <Pagination label="Pages, first" page={1} pages={4} {...paging} />
          <Pagination label="Pages, middle" page={7} pages={20} {...paging} />
          <Pagination label="Pages, last" page={20} pages={20} {...paging} />
        </div>
      </Specimen>
      <Specimen id="tabs" title="Tabs">
        <Tabs
          label="Settings"
          tabs={[
            { value: 'hours', label: 'Opening hours', content: <p>Monday to Friday, nine to five.</p> },
            { value: 'mail', label: 'Mail', content: <p>Who gets which message.</p> },
            { value: 'company', label: 'Company details', content: <p>Name, address and VAT number.</p> },
          ]}
        />
      </Specimen>
      <Specimen id="card" title="Card">
        <div className="grid gap-5 sm:grid-cols-2">
          <Card>
            <h4 className="font-semibold">Plain</h4>
            <p className="mt-2 text-ink-2">A hairline and space.</p>
          </Card>
          <Card tone="float">
            <h4 className="font-semibold">Floating</h4>
            <p className="mt-2 text-ink-2">For a thing that lies on top.</p>
          </Card>
        </div>
      </Specimen>
      <Specimen id="badge" title="Badge" note="A state in a word.">
        <Row>
          <Badge>New</Badge>
          <Badge tone="neutral">Draft</Badge>
          <Badge tone="ok">Approved</Badge>
          <Badge tone="warn">Pending</Badge>
          <Badge tone="danger">Denied</Badge>
        </Row>
      </Specimen>
      <Specimen id="chip" title="Chip">
        <Row>
          {['technical', 'design', 'business'].map((name) => (
            <ToggleChip
              key={name}
              selected={filters.includes(name)}
              onToggle={(on) => setFilters(on ? [...filters, name] : filters.filter((other) => other !== name))}
            >
              {name}
            </ToggleChip>
          ))}
        </Row>
        <Row>
          {tag ? (
            <Chip onRemove={() => setTag(false)} removeLabel="Remove removable">
              removable
            </Chip>
          ) : (
            <Button variant="quiet" size="s" onClick={() => setTag(true)}>
              Bring it back
            </Button>
          )}
        </Row>
      </Specimen>
    </Group>
  )
}

type Request = { id: number; name: string; about: string; when: string; minutes: number; state: 'ok' | 'warn' }

const requests: Request[] = [
  { id: 1, name: 'Marie Peeters', about: 'A portal for care', when: 'Thu 19 Nov 10:30', minutes: 60, state: 'warn' },
  { id: 2, name: 'Jean Dubois', about: 'The VAT is wrong', when: 'Fri 20 Nov 09:00', minutes: 30, state: 'warn' },
  { id: 3, name: 'Bakkerij Rita', about: 'New opening hours', when: 'Mon 23 Nov 14:00', minutes: 30, state: 'ok' },
]

const columns: Column<Request>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, className: 'whitespace-nowrap' },
  { key: 'about', header: 'About', cell: (row) => row.about, className: 'min-w-44 text-ink-2' },
  { key: 'when', header: 'When', cell: (row) => <span className="measure whitespace-nowrap">{row.when}</span> },
  { key: 'minutes', header: 'Minutes', align: 'end', cell: (row) => row.minutes },
  {
    key: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.state}>{row.state === 'ok' ? 'Approved' : 'Pending'}</Badge>,
  },
  {
    key: 'act',
    header: <span className="sr-only">Actions</span>,
    align: 'end',
    cell: (row) => (
      <Button size="s" variant="ghost" aria-label={`Open ${row.name}`}>
        Open
      </Button>
    ),
  },
]

const base = { columns, rowKey: (row: Request) => row.id }

function Tables() {
  return (
    <>
      <Specimen id="table" title="Table" note="Scrolls sideways on a phone, also by keyboard.">
        <Table caption="Requests" rows={requests} empty="Nothing here." {...base} />
      </Specimen>
      <Specimen id="table-states" title="Table, waiting and empty">
        <Table caption="Requests on their way" rows={[]} pending empty="" {...base} />
        <Table caption="Denied requests" rows={[]} empty={<EmptyState>Nobody was denied yet.</EmptyState>} {...base} />
      </Specimen>
    </>
  )
}
