import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailProblemOf } from './mail-problem.ts'
import { type Letter, smtpTransport } from './transport.ts'

type Received = { commands: string[]; data: string }

/** The least that speaks SMTP: takes every mail, but refuses a recipient named nobody. */
function mailServer(received: Received): Server {
	return createServer((socket) => {
		let isData = false
		let rest = ''
		const answer = (line: string) => socket.write(`${line}\r\n`)
		answer('220 test ESMTP')
		const take = (line: string) => {
			if (isData) {
				received.data += `${line}\n`
				if (line !== '.') return
				isData = false
				answer('250 taken')
				return
			}
			received.commands.push(line)
			const word = line.slice(0, 4).toUpperCase()
			if (word === 'RCPT' && line.includes('nobody')) answer('550 no such user')
			else if (word === 'DATA') {
				isData = true
				answer('354 go on')
			} else if (word === 'QUIT') socket.end('221 bye\r\n')
			else answer('250 ok')
		}
		socket.on('data', (chunk) => {
			const lines = (rest + chunk.toString('utf8')).split('\r\n')
			rest = lines.pop() ?? ''
			for (const line of lines) take(line)
		})
		socket.on('error', () => undefined)
	})
}

const letter: Letter = {
	id: '3f3b2a60-8c64-4d4e-9a52-6a1c2b7d9e10',
	tenant: 'atelier',
	at: new Date('2026-11-21T11:00:00Z'),
	kind: 'orderPlaced',
	language: 'fr',
	from: { name: 'Gabarit, l’atelier', replyTo: 'bonjour@atelier.example' },
	to: 'an@example.be',
	reference: null,
	subject: 'Votre commande\r\nBcc: victim@example.be',
	text: 'Bonjour An,',
	html: '<p>Bonjour An,</p>',
	attachments: [
		{ fileName: 'plan.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7') },
	],
}

describe('by SMTP', () => {
	const received: Received = { commands: [], data: '' }
	const server = mailServer(received)
	let url = ''
	beforeAll(async () => {
		await new Promise<void>((resolve) => {
			server.listen(0, '127.0.0.1', resolve)
		})
		const address = server.address()
		if (typeof address === 'string' || address === null) throw new Error('no port')
		url = `smtp://127.0.0.1:${address.port}`
	})
	afterAll(() => server.close())

	test('a letter leaves with both bodies, its file, an answer address and one stable name', async () => {
		await smtpTransport(url, 'mails@gabarit.example')(letter)
		expect(received.commands).toContain('MAIL FROM:<mails@gabarit.example>')
		expect(received.commands).toContain('RCPT TO:<an@example.be>')
		for (const header of [
			'Reply-To: bonjour@atelier.example',
			`Message-ID: <${letter.id}@gabarit.example>`,
			'Content-Language: fr',
			'Content-Type: text/plain',
			'Content-Type: text/html',
			'Content-Type: application/pdf',
			Buffer.from('%PDF-1.7').toString('base64'),
		])
			expect(received.data).toContain(header)
	})

	test('a subject cannot smuggle a recipient in', () => {
		expect(received.data).not.toMatch(/^Bcc:/m)
		expect(received.commands.join('\n')).not.toContain('victim')
	})

	test('a mail that is refused says the status of the mail server', async () => {
		const send = smtpTransport(url, 'mails@gabarit.example')
		const nobody = send({ ...letter, to: 'nobody@example.be' })
		await expect(nobody).rejects.toMatchObject({ responseCode: 550 })
	})

	test.each([
		['a recipient that is refused', 'nobody@example.be', () => url, 'recipientRefused'],
		['a server that is down', 'an@example.be', () => 'smtp://127.0.0.1:9', 'refused'],
		['a name of no server', 'an@example.be', () => 'smtp://mail.example.invalid', 'unknownHost'],
	])('%s has a code of its own', async (_, to, address, problem) => {
		const send = smtpTransport(address(), 'mails@gabarit.example')
		const failed = await send({ ...letter, to }).catch((error: unknown) => error)
		expect(mailProblemOf(failed)).toBe(problem)
	})
})
