import { Body, Button, Container, Head, Heading, Hr, Html, Link, Preview, Text } from '@react-email/components'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { Company } from '#features/settings/model/company.schema.ts'
import { legalLine } from '#features/settings/model/company-facts.ts'
import { colon, type Locale } from '#kernel/locale.ts'
import { DARK_MODE_CSS, emailStyles } from './email-styles.mail.ts'

type EmailLayoutProps = {
  lang: Locale
  /** Preview text that mail programs show beside the subject. */
  preview: string
  heading: string
  company: Company
  children: ReactNode
}

const Language = createContext<Locale>('nl')

/** Layout with heading, content and company footer. Readable without images and web fonts, in light and dark mode. */
export function EmailLayout({ lang, preview, heading, company, children }: EmailLayoutProps) {
  return (
    <Html lang={lang}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_MODE_CSS}</style>
      </Head>
      <Body className="paper" style={emailStyles.paper}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={emailStyles.sheet}>
          <Heading as="h1" className="ink" style={emailStyles.heading}>
            {heading}
          </Heading>
          <Language value={lang}>{children}</Language>
          <Hr className="line" style={emailStyles.line} />
          <Text className="quiet" style={emailStyles.footer}>
            {legalLine(company, lang)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={emailStyles.text}>
      {children}
    </Text>
  )
}

/** The URL is repeated in full below the button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <Button href={href} className="button" style={emailStyles.button}>
        {children}
      </Button>
      <Text style={emailStyles.address}>
        <TextLink href={href}>{href}</TextLink>
      </Text>
    </>
  )
}

/** Buttons beside each other; the first is the main one. Only the text version shows their URLs, one per line. */
export function ButtonRow({ links }: { links: readonly { href: string; label: string }[] }) {
  return (
    <div style={emailStyles.buttonRow}>
      {links.map(({ href, label }, index) => (
        <div key={href} style={emailStyles.buttonCell}>
          {/* Not the class `button`: the text version leaves out the URL of such a button. */}
          <Button
            href={href}
            {...(index === 0
              ? { style: emailStyles.button }
              : { style: emailStyles.secondButton, className: 'ink line' })}
          >
            {label}
          </Button>
        </div>
      ))}
    </div>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={emailStyles.link}>
      {children}
    </Link>
  )
}

/** The beginning of a text of a user. */
export function shortened(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text
}

/** Label and value per line. A list for screen readers, because tables in emails are for layout. */
export function Facts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  const locale = useContext(Language)
  return (
    <div className="line" style={emailStyles.facts}>
      {facts.map(({ label, value }) => (
        <Text key={label} className="ink" style={emailStyles.fact}>
          <span className="quiet" style={emailStyles.label}>
            {label}
            {colon(locale)}{' '}
          </span>
          {value}
        </Text>
      ))}
    </div>
  )
}

/** Untrusted text with its line breaks and its own text direction. */
export function QuotedText({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="line" style={emailStyles.facts}>
      <Paragraph>
        <TextLines text={text} />
      </Paragraph>
    </blockquote>
  )
}

export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
