// Against requests into our own network: shops type addresses, so private, local, mapped and tunnelled ones are
// refused.
import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { PermanentFailure } from '../../lib/outbox.ts'

const closed4 = new BlockList()
for (const [net, bits] of [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
] as const)
	closed4.addSubnet(net, bits, 'ipv4')

/** Global unicast only, without ranges that embed an IPv4 address or are reserved. */
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
const closed6 = new BlockList()
for (const [net, bits] of [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
] as const)
	closed6.addSubnet(net, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !closed4.check(address, 'ipv4')
	if (isIP(address) !== 6 || address.includes('%')) return false
	return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}

export class PrivateAddress extends PermanentFailure {}

/** Connects to the address that was checked, so that a second DNS answer cannot differ. */
export function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
	return (hostname, options, callback) => {
		resolve(hostname, { ...options, all: true }, (error, found) => {
			if (error) return callback(error, '', 0)
			const wrong = found.find((it) => !isAllowed(it.address))
			const [first] = found
			if (wrong || !first) return callback(new PrivateAddress('a private address'), '', 0)
			if (options.all === true) return callback(null, found)
			return callback(null, first.address, first.family)
		})
	}
}

export function isPublicHost(hostname: string): boolean {
	const bare = hostname.replace(/^\[|\]$/g, '')
	if (isIP(bare) !== 0) return isPublicAddress(bare)
	return bare.includes('.') && !/(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$/i.test(bare)
}
