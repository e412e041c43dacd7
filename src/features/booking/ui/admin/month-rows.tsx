import type { ReactNode } from 'react'
import { weeksOf } from '#kernel/calendar.ts'

type MonthRowsProps = {
  month: string
  /** 1 is Monday. */
  weekday: (day: number) => ReactNode
  weekdayClassName: string
  children: (date: string) => ReactNode
}

/** Head and body of a month table: a column per weekday, a row per week. */
export function MonthRows({ month, weekday, weekdayClassName, children }: MonthRowsProps) {
  return (
    <>
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 7].map((day) => (
            <th key={day} scope="col" className={weekdayClassName}>
              {weekday(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>{week.map(children)}</tr>
        ))}
      </tbody>
    </>
  )
}
