import type { Configuration } from '@gabarit/engine'
import { deviceStorage } from '../../lib/kept-choice.ts'
import { makeCode } from './design-code.ts'
import { keepDesign } from './kept-design.ts'

/**
 * Another person's design as the start of one's own, kept on this device under a new code: its measures are still to be
 * taken, in one's own room. null where the device keeps nothing.
 */
export function copyDesign(configuration: Configuration): string | null {
	const code = makeCode()
	const saving = keepDesign(
		deviceStorage,
		{
			format: 1,
			code,
			parent: null,
			configuration,
			visited: [],
			confirmed: null,
			special: [],
			wants: null,
			step: null,
			externalReference: null,
			frozen: false,
			left: false,
			isStart: false,
			savedAt: new Date().toISOString(),
			revision: 1,
			tab: '',
		},
		0,
	)
	return saving === 'saved' ? code : null
}
