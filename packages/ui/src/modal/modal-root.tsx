import { createContext, type ReactNode, useState } from 'react'

/** The one element of the page in which dialogs are drawn. */
export const ModalRootContext = createContext<HTMLElement | null>(null)

/** Stands once around the application; every dialog opens in the element it adds at the end. */
export function ModalRoot({ children }: { children: ReactNode }) {
	const [root, setRoot] = useState<HTMLElement | null>(null)
	return (
		<ModalRootContext value={root}>
			{children}
			<div ref={setRoot} id="modal-root" />
		</ModalRootContext>
	)
}
