import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import { createContext, type ReactNode, useContext } from 'react'
import type { Company } from '#features/settings/model/company.ts'
import { companyTexts } from '#features/settings/model/company-texts.ts'
import { colon, type Locale } from '#kernel/locale.ts'
import { NIGHT, styles } from './letter-look.ts'

type LetterProps = {
  lang: Locale
  /** What a mailbox shows beside the subject. */
  preview: string
  heading: string
  company: Company
  children: ReactNode
}

const Language = createContext<Locale>('nl')

/** The paper: heading, what is said, and who says it. Readable without images, without our fonts, by day and by night. */
export function Letter({ lang, preview, heading, company, children }: LetterProps) {
  return (
    <Html lang={lang}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{NIGHT}</style>
      </Head>
      <Body className="paper" style={styles.paper}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={styles.sheet}>
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          <Language value={lang}>{children}</Language>
          <Hr className="line" style={styles.line} />
          <Text className="quiet" style={styles.footer}>
            {[company.name, companyTexts(company).companyAddress].filter(Boolean).join(' · ')}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  )
}

/** The address stands below in full, for whoever does not press buttons in letters. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Button href={href} className="button" style={styles.button}>
        {children}
      </Button>
      <Text style={styles.address}>
        <Link href={href} className="link" style={styles.link}>
          {href}
        </Link>
      </Text>
    </>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={styles.link}>
      {children}
    </Link>
  )
}

type Fact = { label: string; value: ReactNode }

/** Label and value, a line each. A list for whoever listens, as tables in letters are for layout. */
export function Facts({ facts }: { facts: Fact[] }) {
  const locale = useContext(Language)
  return (
    <div className="line" style={styles.facts}>
      {facts.map(({ label, value }) => (
        <Text key={label} className="ink" style={styles.fact}>
          <span className="quiet" style={styles.label}>
            {label}
            {colon(locale)}{' '}
          </span>
          {value}
        </Text>
      ))}
    </div>
  )
}
