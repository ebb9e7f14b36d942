import { expect, test } from 'vitest'
import { checkAddress } from './outgoing.ts'
import { guardedLookup, isPublicAddress } from './public-address.ts'

test.each([
	'127.0.0.1',
	'127.9.9.9',
	'0.0.0.0',
	'10.1.2.3',
	'172.16.0.1',
	'172.31.255.255',
	'192.168.1.1',
	'169.254.169.254',
	'100.64.0.1',
	'198.18.0.1',
	'192.0.2.7',
	'224.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:127.0.0.1',
	'::ffff:8.8.8.8',
	'::ffff:a9fe:a9fe',
	'64:ff9b::a00:1',
	'2002:7f00:1::',
	'2001::1',
	'2001:db8::1',
	'fc00::1',
	'fd12:3456::1',
	'fe80::1',
	'fe80::1%eth0',
	'ff02::1',
	'fec0::1',
	'not an address',
])('the address %s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '193.190.198.1', '2a02:2c40::1', '2606:4700:4700::1111'])(
	'the address %s is public',
	(address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
	'https://127.0.0.1/hook',
	'https://2130706433/',
	'https://0x7f.1/',
	'https://0177.0.0.1/',
	'https://[::1]/',
	'https://[::ffff:7f00:1]/',
	'https://localhost/',
	'https://shop.localhost/',
	'https://printer.local/',
	'https://metadata.google.internal/',
	'https://intranet/',
	'https://169.254.169.254/latest/meta-data',
	'http://shop.example.com/',
	'ftp://shop.example.com/',
])('%s is never called', (url) => expect(() => checkAddress(url, false)).toThrow(/private|https/))

test('a public https address is', () => {
	expect(() => checkAddress('https://erp.example.com:8443/orders?x={code}', false)).not.toThrow()
})

test('a name is connected to only where all that it resolves to is allowed', async () => {
	const lookup = (isAllowed: (address: string) => boolean) =>
		new Promise<string>((resolve) => {
			guardedLookup(isAllowed)('localhost', { all: true }, (error, found) =>
				resolve(error ? error.message : JSON.stringify(found)),
			)
		})
	expect(await lookup(isPublicAddress)).toBe('a private address')
	expect(await lookup(() => true)).toMatch(/127\.0\.0\.1|::1/)
})
