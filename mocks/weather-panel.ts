// A first version without the panel keeps the page's script tag valid.
export {}
