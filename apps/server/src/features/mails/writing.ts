import { defaultLanguage, type Translator } from '@gabarit/i18n'
import type { Services } from '../../lib/services.ts'
import type { Reader } from '../accounts/service.ts'
import type { OutboxMessage } from '../outbox/service.ts'
import type { Tenant } from '../tenants/service.ts'

export type MailMessage = Extract<OutboxMessage, { channel: 'mail' }>
export type Writing = {
	services: Services
	row: MailMessage
	tenant: Tenant
	/** The account that reads it; null where a customer asked for it, or nobody has an account. */
	reader: Reader | null
	t: Translator
}

export function greetingOf(t: Translator, name: string | null): string {
	return name === null ? t('mail:hello') : t('mail:helloName', { name })
}

export function questions({ t, tenant }: Writing): string {
	const { phoneNumber } = tenant
	return phoneNumber === '' ? t('mail:questions') : t('mail:questionsPhone', { phone: phoneNumber })
}

export function inItsLanguage({ row }: Writing, address: string): string {
	if (row.language === defaultLanguage) return address
	const url = new URL(address)
	url.searchParams.set('language', row.language)
	return url.href
}
