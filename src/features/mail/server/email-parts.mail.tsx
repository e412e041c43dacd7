import { Body, Button, Container, Head, Heading, Hr, Html, Img, Link, Preview, Text } from '@react-email/components'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { STANDARD_PALETTE } from '#features/look/model/standard-tokens.ts'
import type { EmailLook } from '#features/look/server/email-look.service.ts'
import type { Company } from '#features/settings/model/company.schema.ts'
import { legalLine } from '#features/settings/model/company-facts.ts'
import { colon, type Locale } from '#kernel/locale.ts'
import { darkModeCss, emailStylesOf } from './email-styles.mail.ts'

type EmailLayoutProps = {
  lang: Locale
  /** Preview text that mail programs show beside the subject. */
  preview: string
  heading: string
  company: Company
  children: ReactNode
}

const Language = createContext<Locale>('nl')
/** Set by `renderEmail`, so that the emails of the slices need not know it. */
export const EmailLookContext = createContext<EmailLook>(STANDARD_PALETTE)

const useStyles = () => emailStylesOf(useContext(EmailLookContext))

/** Layout with heading, content and company footer. Readable without images and web fonts, in light and dark mode. */
export function EmailLayout({ lang, preview, heading, company, children }: EmailLayoutProps) {
  const look = useContext(EmailLookContext)
  const styles = useStyles()
  return (
    <Html lang={lang}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkModeCss(look)}</style>
      </Head>
      <Body className="paper" style={styles.paper}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={styles.sheet}>
          {look.logo && <CompanyLogo {...look.logo} name={company.name} />}
          <Heading as="h1" className="ink" style={styles.heading}>
            {heading}
          </Heading>
          <Language value={lang}>{children}</Language>
          <Hr className="line" style={styles.line} />
          <Text className="quiet" style={styles.footer}>
            {legalLine(company, lang)}
          </Text>
        </Container>
      </Body>
    </Html>
  )
}

/**
 * The name is shown where images are blocked. On a background of its own where the logo needs one. The priority keeps React
 * from preloading it.
 */
function CompanyLogo({ name, background, ...image }: NonNullable<EmailLook['logo']> & { name: string }) {
  const plate = background ? { backgroundColor: background, borderRadius: '6px', padding: '6px' } : {}
  const style = { ...useStyles().logo, ...plate }
  return <Img {...image} alt={name} style={style} fetchPriority="low" data-skip-in-text="true" />
}

export function Paragraph({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return (
    <Text className="ink" style={styles.text}>
      {children}
    </Text>
  )
}

/** The URL is repeated in full below the button. */
export function ButtonLink({ href, children }: { href: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <>
      <Button href={href} className="button" style={styles.button}>
        {children}
      </Button>
      <Text style={styles.address}>
        <TextLink href={href}>{href}</TextLink>
      </Text>
    </>
  )
}

/** Buttons beside each other; the first is the main one. Only the text version shows their URLs, one per line. */
export function ButtonRow({ links }: { links: readonly { href: string; label: string }[] }) {
  const styles = useStyles()
  return (
    <div style={styles.buttonRow}>
      {links.map(({ href, label }, index) => (
        <div key={href} style={styles.buttonCell}>
          {/* Not the class `button`: the text version leaves out the URL of such a button. */}
          <Button
            href={href}
            {...(index === 0 ? { style: styles.button } : { style: styles.secondButton, className: 'ink line' })}
          >
            {label}
          </Button>
        </div>
      ))}
    </div>
  )
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <Link href={href} className="link" style={styles.link}>
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
  const styles = useStyles()
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

/** Untrusted text with its line breaks and its own text direction. */
export function QuotedText({ text }: { text: string }) {
  const styles = useStyles()
  return (
    <blockquote dir="auto" className="line" style={styles.facts}>
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
