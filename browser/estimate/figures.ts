import './figures.element';
