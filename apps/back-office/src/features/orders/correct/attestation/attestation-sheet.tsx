// The document on which the reduced VAT rate rests: given, replaced by another, or taken away.
import type { OrderPage } from '@gabarit/contract'
import { Icon, Link, LinkButton, Modal, TextField } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestAgreement, overBy } from '../../../../lib/form/form-rules.ts'
import { useReturnKeyboard } from '../../../../lib/frame/keep-keyboard.ts'
import { useDraft } from '../../../../lib/use-draft.ts'
import { AgreementField } from '../agreement-field.tsx'
import { EffectBar } from '../effect-bar.tsx'
import styles from './attestation-sheet.module.css'
import { type Attesting, isTooLarge, useAttestation } from './use-attestation.ts'

type Props = { order: OrderPage; onClose: () => void }

export function AttestationSheet({ order, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const [agreement, setAgreement] = useDraft(`attestation ${order.reference} agreement`)
	const attesting = useAttestation(order, () => {
		setAgreement('')
		onClose()
	})
	const [asked, setAsked] = useState(false)
	const formId = useId()
	useReturnKeyboard()
	const { choice, counted, problem } = attesting
	const needsAgreement = counted?.needsAgreement === true
	const isMissing = needsAgreement && agreement.trim() === ''
	const isTooLong = needsAgreement && overBy(agreement.trim(), longestAgreement) > 0
	const submit = () => {
		setAsked(true)
		if (!isMissing && !isTooLong) attesting.save(agreement)
	}
	return (
		<Modal
			opened={!attesting.isHeld}
			size="side"
			title={t('correct.group.attestation')}
			onClose={onClose}
			footer={
				choice === null ? undefined : (
					<EffectBar
						order={order}
						counted={counted}
						since={attesting.since}
						problem={problem}
						isUncounted={isTooLarge(choice)}
						onClose={onClose}
						confirm={{
							type: 'submit',
							form: formId,
							children: t(choice.kind === 'give' ? 'attestation.give' : 'attestation.take'),
						}}
					>
						{needsAgreement ? (
							<AgreementField
								form={formId}
								value={agreement}
								isMissing={asked && isMissing}
								onChange={setAgreement}
							/>
						) : null}
					</EffectBar>
				)
			}
		>
			<form
				id={formId}
				className={styles.form}
				noValidate
				onSubmit={(event) => {
					event.preventDefault()
					submit()
				}}
			>
				<p>{t('attestation.text')}</p>
				<Standing order={order} attesting={attesting} />
				<FileField order={order} attesting={attesting} />
			</form>
		</Modal>
	)
}

type PartProps = { order: OrderPage; attesting: Attesting }

function standingIn({ documents }: OrderPage) {
	return documents.find((it) => it.kind === 'attestation')
}

function Standing({ order, attesting: { choice, choose } }: PartProps) {
	const { t } = useTranslation('back-office')
	const standing = standingIn(order)
	if (!standing) return null
	const isTaken = choice?.kind === 'take'
	return (
		<p className={styles.standing}>
			<Icon name="file" size={18} />
			<Link href={standing.url} target="_blank">
				{t('attestation.standing')}{' '}
				<span className="visually-hidden">{t('attestation.newTab')}</span>
			</Link>
			<LinkButton
				touch
				size="small"
				tone="soft"
				aria-pressed={isTaken}
				onClick={() => choose(isTaken ? null : { kind: 'take' })}
			>
				{t('attestation.take')}
			</LinkButton>
		</p>
	)
}

function FileField({ order, attesting: { choice, lostFile, choose } }: PartProps) {
	const { t } = useTranslation('back-office')
	if (choice?.kind === 'take') return null
	const taken =
		lostFile === '' ? t('attestation.takes') : t('attestation.again', { fileName: lostFile })
	// The field is empty where the sheet was out of the way and stands again.
	const hint = choice ? t('attestation.chosen', { fileName: choice.file.name }) : taken
	return (
		<TextField
			type="file"
			data-autofocus
			accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
			label={t(standingIn(order) ? 'attestation.replace' : 'attestation.file')}
			hint={hint}
			error={isTooLarge(choice) ? t('attestation.tooLarge') : undefined}
			onChange={({ currentTarget }) => {
				if (!(currentTarget instanceof HTMLInputElement)) return
				const file = currentTarget.files?.[0]
				choose(file ? { kind: 'give', file } : null)
			}}
		/>
	)
}
