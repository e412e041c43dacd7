type Translate = (key: string, values?: Record<string, string | number>) => string

export type CheckDescription = { title: string; why: string; change: string }

/** The texts of a check, the change with the values of a finding. `t` is of the texts of the check's area. */
export function describeCheck(
  t: Translate,
  check: string,
  values: Record<string, string | number> = {},
): CheckDescription {
  return { title: t(`${check}.title`), why: t(`${check}.why`), change: t(`${check}.change`, values) }
}
