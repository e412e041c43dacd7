let last: Promise<unknown> = Promise.resolve()

/**
 * A crowd queues here and not at the database, where each would keep one of a few connections waiting. So those who
 * come too late see at their first look who was quicker.
 */
export function oneByOne<Result>(run: () => Promise<Result>): Promise<Result> {
  const mine = last.then(run)
  last = mine.catch(() => {})
  return mine
}
