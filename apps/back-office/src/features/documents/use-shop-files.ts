import { ApiError, type ShopFile } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useRefusalText } from '../../lib/frame/use-refusal-text.ts'
import { useShopInput } from '../../lib/shop.ts'
import { type Sent, uploadClient } from '../../lib/upload-client.ts'

const files = ['shopFiles'] as const

const mostOnAPage = 100

/** All of them, as they stand on a day or today: a shop has a few of each kind and language. */
export function useShopFiles(day?: string) {
	const shop = useShopInput()
	return useQuery({
		queryKey: [...files, shop.tenant ?? null, day ?? null],
		queryFn: async ({ signal }) => {
			const rows: ShopFile[] = []
			let after: string | null = null
			do {
				const page: Awaited<ReturnType<typeof client.backOffice.documents.list>> =
					await client.backOffice.documents.list(
						{
							...shop,
							...(day !== undefined && { day }),
							limit: mostOnAPage,
							...(after !== null && { after }),
						},
						{ signal },
					)
				rows.push(...page.rows)
				after = page.next
			} while (after !== null)
			return rows
		},
	})
}

/** A text that a buyer accepts with an order; the other files are for the sellers. */
export function isLegal(kind: ShopFile['kind']): kind is 'terms' | 'privacy' {
	return kind === 'terms' || kind === 'privacy'
}

export type Upload = {
	kind: ShopFile['kind']
	language: Language
	file: File
	/** Empty: at once. */
	from: string
}

export function useUpload(onDone: () => void) {
	const shop = useShopInput()
	const [sent, setSent] = useState<Sent | null>(null)
	const queries = useQueryClient()
	const { t } = useTranslation('papers')
	const upload = useMutation<ShopFile, Error, Upload>({
		mutationFn: ({ from, ...file }) =>
			uploadClient(setSent).backOffice.documents.upload({
				...file,
				...shop,
				...(from !== '' && { from }),
			}),
		onSuccess: async () => {
			onDone()
			toast(t('uploaded'))
			await queries.invalidateQueries({ queryKey: files })
		},
		onSettled: () => setSent(null),
	})
	return { ...upload, sent }
}

export function useRemove(onDone: () => void) {
	const queries = useQueryClient()
	const { t } = useTranslation('papers')
	return useMutation<void, Error, string>({
		mutationFn: async (id) => {
			await client.backOffice.documents.remove({ id })
		},
		onSuccess: async () => {
			onDone()
			toast(t('removed'))
			await queries.invalidateQueries({ queryKey: files })
		},
	})
}

/** `isOfFile`: another file mends it. */
type UploadProblem = { text: string; isOfFile: boolean }

const ofFile = ['pdf_not_readable', 'file_not_accepted', 'body_too_large']

/** In the words of this page; a library's own messages are never shown. */
export function useUploadProblem(): (error: Error) => UploadProblem {
	const { t } = useTranslation(['papers', 'errors'])
	const textOf = useRefusalText({
		byCode: {
			pdf_not_readable: t('errors:pdf_not_readable'),
			file_not_accepted: t('errors:file_not_accepted'),
			document_accepted: t('errors:document_accepted'),
			body_too_large: t('tooLarge'),
			invalid_model: t('refused'),
		},
		failed: t('failed'),
	})
	return (error) => ({
		text: textOf(error),
		isOfFile: error instanceof ApiError && ofFile.includes(error.code),
	})
}
