import { setConsoleFunction } from 'three'

/** fiber 9 still makes the clock that three has replaced by a timer; this warning asks nothing of a developer here. */
const aboutClock = 'THREE.Clock'

/** Call it before a canvas is made: what else three has to say reaches the console as before. */
export function leaveOutClockWarning(): void {
	setConsoleFunction((type, message, ...rest) => {
		if (type === 'warn' && message.startsWith(aboutClock)) return
		console[type](message, ...rest)
	})
}
