import { expect, test } from 'vitest'
import { browserNameOf } from './browser-name.ts'

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
	[
		`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/142.0.0.0 Safari/537.36`,
		'Chrome, Windows',
	],
	[`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge, Windows'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
	[
		'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 (KHTML) Version/19.0 Safari/604.1',
		'Safari, iPhone',
	],
	[
		`Mozilla/5.0 (Linux; Android 16) ${webKit} Chrome/142.0 Mobile Safari/537.36`,
		'Chrome, Android',
	],
	['curl/8.9', null],
	[null, null],
])('%s is shown as %s', (agent, name) => expect(browserNameOf(agent)).toBe(name))
