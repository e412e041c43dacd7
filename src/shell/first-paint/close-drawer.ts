// A rotated tablet shows the menu bar instead.
matchMedia('(width>=48rem)').onchange = () => document.querySelector<HTMLDialogElement>('#nav-drawer')?.close()
