// What a shop hands out: terms, the notice on data protection, brand assets, price lists.

import type { ShopFile } from '@gabarit/contract'
import { Button } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../lib/frame/page.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { SectionHead } from '../../lib/frame/section-head.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { useSession } from '../../lib/session.ts'
import { DocumentsNav } from './documents-nav.tsx'
import styles from './documents-page.module.css'
import { FileTable } from './file-table.tsx'
import { Reading } from './reading.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { isLegal, useShopFiles } from './use-shop-files.ts'

const kinds = ['terms', 'privacy', 'brand', 'priceList'] as const

export function DocumentsPage() {
	const { t } = useTranslation('papers')
	const files = useShopFiles()
	useTitle(t('title'))
	return (
		<>
			<DocumentsNav />
			<div className={styles.page}>
				<PageTitle>{t('title')}</PageTitle>
				{files.isError ? (
					<Problem
						error={files.error}
						onRetry={() => void files.refetch()}
						way={{ href: '/documents', text: t('hostsShop') }}
					/>
				) : files.data ? (
					<Kinds files={files.data} />
				) : (
					<p aria-busy="true">{t('loading')}</p>
				)}
			</div>
		</>
	)
}

function Kinds({ files }: { files: ShopFile[] }) {
	const { t } = useTranslation('papers')
	const [uploading, setUploading] = useState<ShopFile['kind'] | null>(null)
	const [removing, setRemoving] = useState<ShopFile | null>(null)
	const writes = useSession()?.sections.find(({ name }) => name === 'documents')?.right === 'write'
	return (
		<>
			{kinds.map((kind) => {
				const own = files.filter((file) => file.kind === kind)
				return (
					<section key={kind} aria-labelledby={`files-${kind}`} className={styles.kind}>
						<SectionHead id={`files-${kind}`} title={t(`kind.${kind}`)}>
							{writes ? (
								<Button kind="outline" size="small" onClick={() => setUploading(kind)}>
									{t(`add.${kind}`)}
								</Button>
							) : null}
						</SectionHead>
						<p className={styles.about}>{t(`about.${kind}`)}</p>
						{own.length === 0 ? (
							<p className={styles.none}>{t(`none.${kind}`)}</p>
						) : (
							<>
								<FileTable kind={kind} files={own} onRemove={writes ? setRemoving : null} />
								{isLegal(kind) ? <Reading kind={kind} files={own} /> : null}
							</>
						)}
					</section>
				)
			})}
			{uploading === null ? null : (
				<UploadDialog kind={uploading} onClose={() => setUploading(null)} />
			)}
			{removing === null ? null : (
				<RemoveDialog file={removing} onClose={() => setRemoving(null)} />
			)}
		</>
	)
}
