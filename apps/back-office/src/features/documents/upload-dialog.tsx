import { largestDocument, type ShopFile } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import {
	Button,
	ErrorText,
	Icon,
	Link,
	Modal,
	SelectField,
	TextField,
	useFormats,
} from '@gabarit/ui'
import { type FormEvent, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../lib/brussels-today.ts'
import { OptionalMark } from '../../lib/form/form-fields.tsx'
import { useDayHint } from '../../lib/form/use-day-hint.ts'
import type { Sent } from '../../lib/upload-client.ts'
import styles from './upload-dialog.module.css'
import { isLegal, useUpload, useUploadProblem } from './use-shop-files.ts'

type Props = { kind: ShopFile['kind']; onClose: () => void }

const endings: Record<ShopFile['kind'], string> = {
	terms: '.pdf,application/pdf',
	privacy: '.pdf,application/pdf',
	brand: '.png,.jpg,.jpeg,.webp,.pdf',
	priceList: '.pdf,.csv,.xlsx',
}
const languages: readonly Language[] = ['fr', 'nl', 'en']

export function UploadDialog({ kind, onClose }: Props) {
	const { t } = useTranslation('papers')
	const [file, setFile] = useState<File | null>(null)
	const [language, setLanguage] = useState<Language>('fr')
	const dayHint = useDayHint()
	const [from, setFrom] = useState('')
	const [asked, setAsked] = useState(false)
	const [confirming, setConfirming] = useState(false)
	const upload = useUpload(onClose)
	const problemOf = useUploadProblem()
	const formId = useId()
	const isPast = from !== '' && from < brusselsToday()
	const isTooLarge = (file?.size ?? 0) > largestDocument
	const problem = upload.isError ? problemOf(upload.error) : null
	const fileProblem =
		asked && file === null
			? t('chooseFile')
			: isTooLarge
				? t('tooLarge')
				: problem?.isOfFile
					? problem.text
					: undefined
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setAsked(true)
		if (file === null || isTooLarge || isPast) return
		const isAtOnce = isLegal(kind) && from === ''
		setConfirming(isAtOnce && !confirming)
		if (isAtOnce && !confirming) return
		upload.mutate({ kind, language, file, from: isLegal(kind) ? from : '' })
	}
	return (
		<Modal
			opened
			size="small"
			title={t(confirming ? 'atOnce.title' : `add.${kind}`)}
			onClose={onClose}
			footer={
				confirming ? (
					<>
						<Button kind="quiet" data-autofocus onClick={() => setConfirming(false)}>
							{t('atOnce.choose')}
						</Button>
						<Button kind="primary" type="submit" form={formId}>
							{t('atOnce.confirm')}
						</Button>
					</>
				) : (
					<>
						<Button kind="quiet" onClick={onClose}>
							{t('cancel')}
						</Button>
						<Button kind="primary" type="submit" form={formId} idle={upload.isPending}>
							{upload.isPending ? t('uploading') : t('upload')}
						</Button>
					</>
				)
			}
		>
			{confirming ? <p>{t('atOnce.text', { fileName: file?.name ?? '' })}</p> : null}
			{/* Kept while the question stands: a chosen file cannot be put back into its field. */}
			<form id={formId} className={styles.form} hidden={confirming} noValidate onSubmit={submit}>
				<TextField
					type="file"
					accept={endings[kind]}
					label={t('column.file')}
					hint={t(`takes.${kind}`)}
					required
					error={fileProblem}
					onChange={({ currentTarget }) => {
						if (!(currentTarget instanceof HTMLInputElement)) return
						setFile(currentTarget.files?.[0] ?? null)
						upload.reset()
					}}
				/>
				<SelectField
					label={t('column.language')}
					value={language}
					options={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
					onChange={({ currentTarget: { value } }) =>
						setLanguage(languages.find((it) => it === value) ?? 'fr')
					}
				/>
				{isLegal(kind) ? (
					<TextField
						type="date"
						label={t('firstDay')}
						note={<OptionalMark />}
						hint={dayHint(from, t('firstDayHint'))}
						min={brusselsToday()}
						value={from}
						error={isPast ? t('past') : undefined}
						onChange={(event) => setFrom(event.currentTarget.value)}
					/>
				) : null}
				{isLegal(kind) && file !== null && fileProblem === undefined ? (
					<Preview file={file} from={isPast ? '' : from} />
				) : null}
				{upload.sent ? <Progress sent={upload.sent} /> : null}
				{problem && !problem.isOfFile ? (
					<p role="alert" className={styles.problem}>
						<ErrorText>{problem.text}</ErrorText>
					</p>
				) : null}
			</form>
		</Modal>
	)
}

/** The file itself, as it will be handed out: nothing of it is sent yet. */
function Preview({ file, from }: { file: File; from: string }) {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const href = useMemo(() => URL.createObjectURL(file), [file])
	useEffect(() => () => URL.revokeObjectURL(href), [href])
	return (
		<p className={styles.preview}>
			<Link tone="ink" size="small" touch href={href} target="_blank" rel="noopener">
				<Icon name="file" size={16} /> {t('preview')}
				<span className="visually-hidden"> {t('newTab')}</span>
			</Link>
			<span className={styles.when}>
				{from === '' ? t('previewNow') : t('previewOn', { date: format.date(from, 'full') })}
			</span>
		</p>
	)
}

const kilobyte = 1024

/** Sent so far; once all is sent, the server reads it. */
function Progress({ sent: { loaded, total } }: { sent: Sent }) {
	const { t } = useTranslation('papers')
	const format = useFormats()
	const size = (bytes: number) => format.number(Math.max(1, Math.round(bytes / kilobyte)))
	const text =
		loaded < total ? t('sent', { loaded: size(loaded), total: size(total) }) : t('checking')
	return (
		<div className={styles.sent}>
			<progress className={styles.progress} max={total} value={loaded}>
				{text}
			</progress>
			<output>{text}</output>
		</div>
	)
}
