// Specification section 8, call by call: status and message, word for word.
import { readFileSync } from 'node:fs'
import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { contract } from '../contract.ts'
import { errorCodes } from './error-codes.ts'

type Declared = { [code: string]: { status?: number; message?: string } | undefined }

function declaredBy(path: string): Declared {
	let node: unknown = contract
	for (const name of path.split('.')) node = (node as Record<string, unknown>)[name]
	if (!isContractProcedure(node)) throw new Error(`no call ${path}`)
	return (node as { '~orpc': { errorMap: Declared } })['~orpc'].errorMap
}

const catalogue: [string, number, string][] = [
	['account.login', 403, 'User does not have the permission to connect to the back-office.'],
	['account.login', 400, 'Invalid model.'],
	['account.login', 404, 'User not found.'],
	['account.logout', 403, 'Forbidden operation.'],
	['account.reset', 400, 'Invalid model.'],
	['account.changePassword', 403, 'User is not logged in.'],
	['account.changePassword', 400, 'Request is not valid.'],
	['account.changePassword', 409, 'Password mismatch.'],
	['account.registerPassword', 404, 'The user linked to the token was not found.'],
	['account.registerPassword', 400, 'Invalid model.'],
	['account.get', 404, 'The user was not found.'],
	['account.get', 400, 'Invalid model.'],
	['configurator.init', 400, 'The referer must be set.'],
	['discount.promo', 400, 'Read error message.'],
	['discount.promo', 403, 'Forbidden operation.'],
	[
		'dressing.configuration.send',
		409,
		'The configuration code is already used for another configuration.',
	],
	['dressing.configuration.send', 400, 'Invalid model.'],
	[
		'dressing.configuration.order',
		409,
		'The configuration code is already used for another configuration.',
	],
	['dressing.configuration.order', 400, 'Invalid model.'],
	['dressing.configuration.get', 400, 'Invalid model.'],
	['dressing.configuration.external', 400, 'Invalid model.'],
	['dressing.configuration.isValid', 400, 'Invalid model.'],
	['dressing.module.number', 400, 'Invalid model.'],
	['dressing.module.allWithTop10', 400, 'Invalid model.'],
	['dressing.module.filter', 400, 'Invalid model.'],
	['dressing.module.color', 400, 'Invalid model.'],
	['dressing.module.thickness', 400, 'Invalid model.'],
	['dressing.door.filter', 400, 'Invalid model.'],
	['dressing.door.color', 400, 'Invalid model.'],
	['dressing.finishItem.filter', 400, 'Invalid model.'],
	['dressing.finishItem.color', 400, 'Invalid model.'],
	['dressing.doorHandle.get', 400, 'Invalid model.'],
	['dressing.plan.create', 400, 'Invalid model.'],
	['dressing.plan.save', 400, 'Invalid model.'],
]

test.each(catalogue)('%s answers %i %s', (path, status, message) => {
	const answers = Object.values(declaredBy(path)).map((it) => [it?.status, it?.message])
	expect(answers).toContainEqual([status, message])
})

test('an unforeseen error has the message of the catalogue', () => {
	expect(errorCodes.unexpected_error).toEqual({
		status: 500,
		message: 'An unexpected server error occurred.',
	})
})

test.each(['fr', 'nl', 'en'])(
	'every error code has its text in %s, and no text is left over',
	(language) => {
		const file = new URL(`../../../i18n/locales/${language}/errors.json`, import.meta.url)
		const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
		const { reasons, options, problems, ...rest } = texts
		expect(Object.keys(rest).toSorted()).toEqual(Object.keys(errorCodes).toSorted())
		for (const text of Object.values(rest)) expect(String(text).trim()).not.toBe('')
		expect([reasons, options, problems].map((it) => typeof it)).toEqual([
			'object',
			'object',
			'object',
		])
	},
)
