// A mail server that stores emails, with an HTTP endpoint to read them: GET /emails?to=rita@example.com
import { createServer } from 'node:http'
import { simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type ReceivedEmail = { to: string; subject: string; text: string; links: string[] }

const [smtpPort, httpPort] = [process.env.MAILBOX_SMTP_PORT, process.env.MAILBOX_PORT].map(Number)
const emails: ReceivedEmail[] = []

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: async (stream, { envelope }, done) => {
    const { subject = '', text = '', html } = await simpleParser(stream)
    const links = Array.from(String(html).matchAll(/href="([^"]+)"/g), ([, href]) => href!.replaceAll('&amp;', '&'))
    for (const { address } of envelope.rcptTo) emails.push({ to: address, subject, text, links })
    done()
  },
})
smtp.on('error', (error) => console.error(error))
smtp.listen(smtpPort, '127.0.0.1')

createServer((request, response) => {
  const { searchParams } = new URL(request.url!, 'http://mailbox')
  const found = emails.filter(({ to }) => to === searchParams.get('to'))
  response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
}).listen(httpPort, '127.0.0.1')
