import { LinkButton, Modal } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ShareLink } from '../../steps/modals/share-link.tsx'

/** `name`: of the design, for who hears the button without its card. */
export function ShareOwnDesign({ code, name }: { code: string; name: string }): ReactNode {
	const { t } = useTranslation('configurator')
	const [opened, setOpened] = useState(false)
	return (
		<>
			<LinkButton
				size="small"
				touch
				aria-label={`${t('share.action')}, ${name}`}
				onClick={() => setOpened(true)}
			>
				{t('share.action')}
			</LinkButton>
			<Modal
				opened={opened}
				title={t('share.title')}
				size="medium"
				onClose={() => setOpened(false)}
			>
				<ShareLink code={code} atOnce />
			</Modal>
		</>
	)
}
