import { LinkButton } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { askReset, useDesignCode } from '../../session/index.ts'

/** On /configurator: the code of this design, and starting over. */
export default function DesignActions() {
	const { t } = useTranslation('common')
	const code = useDesignCode()
	return (
		<>
			{code && (
				<span className="app-code">
					{t('header.code')} <strong>{code}</strong>
				</span>
			)}
			<LinkButton quiet className="app-reset" onClick={askReset}>
				{t('header.reset')}
			</LinkButton>
		</>
	)
}
