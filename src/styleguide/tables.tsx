import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '#ui/data/table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Specimen } from './specimen.tsx'

type Request = { id: number; name: string; about: string; when: string; minutes: number; state: 'ok' | 'warn' }

const requests: Request[] = [
  {
    id: 1,
    name: 'Marie Peeters',
    about: 'A portal for our care teams',
    when: 'Thu 19 Nov 10:30',
    minutes: 60,
    state: 'warn',
  },
  {
    id: 2,
    name: 'Jean Dubois',
    about: 'Checkout shows the wrong VAT',
    when: 'Fri 20 Nov 09:00',
    minutes: 30,
    state: 'warn',
  },
  { id: 3, name: 'Bakkerij Rita', about: 'New opening hours', when: 'Mon 23 Nov 14:00', minutes: 30, state: 'ok' },
]

const columns: Column<Request>[] = [
  { key: 'name', header: 'Name', cell: (row) => row.name, className: 'whitespace-nowrap' },
  { key: 'about', header: 'About', cell: (row) => row.about, className: 'min-w-44 text-ink-2' },
  {
    key: 'when',
    header: 'When',
    sorted: 'ascending',
    cell: (row) => <span className="measure whitespace-nowrap">{row.when}</span>,
  },
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

export function Tables() {
  return (
    <>
      <Specimen id="table" title="Table" note="Scrolls sideways on a phone, also by keyboard.">
        <Table caption="Requests" rows={requests} empty="Nothing here." {...base} />
      </Specimen>
      <Specimen id="table-states" title="Table, waiting and empty">
        <Table caption="Requests on their way" hideCaption rows={[]} pending empty="" {...base} />
        <Table
          caption="Denied requests"
          className="mt-8"
          rows={[]}
          empty={<EmptyState>Nobody was denied yet.</EmptyState>}
          {...base}
        />
      </Specimen>
    </>
  )
}
