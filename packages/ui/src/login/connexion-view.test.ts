import { expect, test } from 'vitest'
import { connexionViewOf } from './connexion-view.ts'

test('the link of each mail opens its form', () => {
	expect(connexionViewOf('reset=atelier.a-B_9')).toEqual({
		kind: 'password',
		way: 'reset',
		token: 'atelier.a-B_9',
	})
	expect(connexionViewOf('activate=shop.x')).toEqual({
		kind: 'password',
		way: 'activate',
		token: 'shop.x',
	})
	expect(connexionViewOf('forgotten')).toEqual({ kind: 'forgotten' })
})

test.each(['', 'content', 'reset=', 'reset', 'activate=a b', 'reset=<b>', 'login=x'])(
	'behind "%s" stands the login',
	(hash) => {
		expect(connexionViewOf(hash)).toEqual({ kind: 'login' })
	},
)
