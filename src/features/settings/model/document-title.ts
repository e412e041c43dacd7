/** Document title with the company name appended, where both fit in a search result. */
export function documentTitle(title: string, company: string): string {
  return title.length + company.length < 58 ? `${title} | ${company}` : title
}
