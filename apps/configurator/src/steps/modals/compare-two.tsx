import { Button, LinkButton, Modal, SelectField } from '@gabarit/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../frame/layout.module.css'

/** `label`: what tells it from the others of the list. */
type Comparable = { code: string; label: string }

/** Chooses two designs of a list; their page opens in place of this one. Nothing where there are not two. */
export function CompareTwo({ designs }: { designs: readonly Comparable[] }): ReactNode {
	const { t } = useTranslation('configurator')
	const [opened, setOpened] = useState(false)
	const [first, second] = designs
	if (first === undefined || second === undefined) return null
	return (
		<>
			<LinkButton onClick={() => setOpened(true)}>{t('compare.open')}</LinkButton>
			<Modal
				opened={opened}
				title={t('compare.title')}
				size="small"
				onClose={() => setOpened(false)}
			>
				<form action="/compare" className={layout.stack}>
					<Choice name="a" label={t('compare.first')} designs={designs} start={first.code} />
					<Choice name="b" label={t('compare.second')} designs={designs} start={second.code} />
					<Button kind="primary" type="submit">
						{t('compare.show')}
					</Button>
				</form>
			</Modal>
		</>
	)
}

type ChoiceProps = { name: string; label: string; designs: readonly Comparable[]; start: string }

function Choice({ name, label, designs, start }: ChoiceProps): ReactNode {
	return (
		<SelectField
			name={name}
			label={label}
			defaultValue={start}
			options={designs.map((design) => ({ value: design.code, label: design.label }))}
		/>
	)
}
