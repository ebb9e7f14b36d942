import { type PasswordRefusal, passwordRefusalOf } from '@gabarit/contract'
import { client } from '../../lib/client.ts'

function refusalOf(call: Promise<unknown>): Promise<PasswordRefusal | null> {
	return call.then(() => null, passwordRefusalOf)
}

export function askForLink(email: string): Promise<PasswordRefusal | null> {
	return refusalOf(client.account.reset({ email }))
}

export function setPassword(
	token: string,
	values: { password: string; confirmation: string },
): Promise<PasswordRefusal | null> {
	return refusalOf(client.account.registerPassword({ token, ...values }))
}
