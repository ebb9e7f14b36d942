import { createContext, type ReactNode, useState } from 'react'

export const ModalRootContext = createContext<HTMLElement | null>(null)

/** Once around the application; every dialog opens in the element it adds at the end. */
export function ModalRoot({ children }: { children: ReactNode }) {
	const [root, setRoot] = useState<HTMLElement | null>(null)
	return (
		<ModalRootContext value={root}>
			{children}
			<div ref={setRoot} id="modal-root" />
		</ModalRootContext>
	)
}
