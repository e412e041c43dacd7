import type { Company } from './company.schema.ts'

/** Company facts by the name of their `{placeholder}`. */
export function companyPlaceholders({ name, email, phone, street, postalCode, city, vatNumber }: Company) {
  return {
    companyName: name,
    companyEmail: email,
    companyPhone: phone,
    companyAddress: [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', '),
    companyCity: city,
    companyVat: vatNumber,
  }
}
