/** The URL of a screen as its state. */
export type SearchProps = {
  /** Search parameters, not validated: route options would be part of the client entry of every page. */
  search: Record<string, unknown>
  /** Replaces them, without a new entry in the history. */
  onSearch: (search: Record<string, unknown>) => void
}
