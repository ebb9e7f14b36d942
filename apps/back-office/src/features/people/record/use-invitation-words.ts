import { useTranslation } from 'react-i18next'
import type { HeldWords } from '../../../lib/held/held.ts'

/** Of an invitation while it waits; refused once its page was unloaded, it names whom it invited. */
export function useInvitationWords(): (values: { email: string }) => HeldWords {
	const { t } = useTranslation('people')
	return ({ email }) => {
		const who = email.trim()
		return { what: t('users.held'), each: t('users.heldOne', { email: who }), who }
	}
}
