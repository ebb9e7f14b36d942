/** What was typed, an e-mail without an account, the mailed link, too many tries, a fault, or no answer at all. */
export type PasswordRefusal = 'invalid' | 'unknown' | 'link' | 'tooMany' | 'failed' | 'closed'

/** Of a password that was not chosen: an account that did not open is said otherwise than a reset that failed. */
export function refusalTextOf(refusal: PasswordRefusal, way: 'reset' | 'activate') {
	switch (refusal) {
		case 'invalid':
			return 'connexion:error.rule'
		case 'unknown':
		case 'link':
			return way === 'reset' ? 'connexion:error.link' : 'connexion:error.activation'
		case 'failed':
			return way === 'reset' ? 'connexion:error.resetFailed' : 'connexion:error.activationFailed'
		case 'tooMany':
			return 'connexion:error.tooMany'
		case 'closed':
			return 'common:closed.text'
	}
}
