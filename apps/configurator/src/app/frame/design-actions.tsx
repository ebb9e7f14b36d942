import { LinkButton } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { askReset, useDesignCode } from '../../session/index.ts'
import styles from './design-actions.module.css'

/** `isEnded`: on the page after an order, whose code the page itself says. */
export default function DesignActions({ isEnded }: { isEnded: boolean }) {
	const { t } = useTranslation('common')
	const code = useDesignCode()
	return (
		<>
			{code && !isEnded && (
				<span className={styles.code}>
					{t('header.code')} <strong>{code}</strong>
				</span>
			)}
			<LinkButton quiet tone="soft" onClick={askReset}>
				{t('header.reset')}
			</LinkButton>
		</>
	)
}
